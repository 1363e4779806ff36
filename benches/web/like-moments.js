// Runs in the page: when the first tap reached it, and when the first section's like button has shown that: as liked, or
// as pressed while the app is not there.
const SHOWN = '#n1 button:is([aria-pressed="true"], [data-pressed])';
window.like = { tapped: 0, shown: null };
addEventListener(
  'pointerdown',
  ({ timeStamp }) => {
    if (window.like.tapped === 0) window.like.tapped = timeStamp;
  },
  { capture: true },
);
window.like.shown = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector(SHOWN) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-pressed', 'data-pressed'],
  });
});
