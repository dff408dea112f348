import { Component, type ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { CrashPage } from './CrashPage.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly fault: { readonly error: unknown } | undefined
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { fault: undefined }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { fault: { error } }
  }

  override render(): ReactNode {
    const { fault } = this.state
    return fault ? <CrashPage error={fault.error} /> : this.props.children
  }
}

/** Catches what the router would catch first. */
export function RouteError() {
  return <CrashPage error={useRouteError()} />
}
