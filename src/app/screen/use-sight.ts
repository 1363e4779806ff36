import { useEffect, useEffectEvent } from 'react';

/** Reports whether an element is in view, whenever that changes; null watches nothing. */
export function useSight(id: string | null, onChange: (isInSight: boolean) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (element === null || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      change(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
}
