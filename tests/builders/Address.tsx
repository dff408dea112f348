import { useLocation } from 'react-router'

/** Where the router of a test has got to. */
export function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
