import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

interface RetryButtonProps {
  readonly after?: number | undefined
  readonly onRetry: () => void
  readonly busy?: boolean
}

export function RetryButton({ after = 0, onRetry, busy = false }: RetryButtonProps) {
  const { t } = useTranslation('shell')
  const left = useCountdown(after)
  return (
    <Button
      variant="outline"
      icon={<RefreshCw size={18} aria-hidden={true} />}
      isDisabled={left > 0}
      busy={busy}
      busyLabel={t('failure.retrying')}
      onPress={onRetry}
    >
      {left > 0 ? t('failure.retryIn', { count: left }) : t('failure.retry')}
    </Button>
  )
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(Math.ceil(seconds))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setLeft((before) => before - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return left
}
