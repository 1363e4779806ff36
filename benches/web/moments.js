// Runs in the page: when a section's text and the app have been painted, when the page was first touched, in ms since the
// navigation, and the durations of the tasks over 50 ms.
window.moments = { text: 0, touch: 0, app: 0, tasks: [] };
const seen = {
  text: () => document.querySelector('article p') !== null,
  app: () =>
    document.querySelector('[data-bar=top]') !== null && document.querySelector('.served') === null,
};
new MutationObserver(() => {
  for (const [name, isThere] of Object.entries(seen)) {
    if (window.moments[name] !== 0 || !isThere()) continue;
    window.moments[name] = performance.now();
    requestAnimationFrame(() => setTimeout(() => (window.moments[name] = performance.now())));
  }
}).observe(document, { childList: true, subtree: true });
addEventListener('wheel', ({ timeStamp }) => (window.moments.touch = timeStamp), {
  once: true,
  passive: true,
});
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    window.moments.tasks.push(duration);
  }
}).observe({ type: 'longtask', buffered: true });
