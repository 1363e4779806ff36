import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../ui/lazy-part/lazy-part';

const UpdateNotice = lazyPart(() => import('./UpdateNotice'));

/** How long after the page has loaded its first story is left alone with the line, in ms. */
const PAUSE_MS = 3000;

/** Cares for new versions once the page has what it needs. */
export const Updates = () => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const timer = setTimeout(() => setIsDue(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <UpdateNotice />
      </Suspense>
    </ErrorBoundary>
  ) : null;
};
