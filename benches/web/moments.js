// Runs in the page: records when a section's text and its like button have been painted, in ms since the navigation.
window.moments = { text: 0, like: 0 };
const seen = {
  text: () => document.querySelector('article p') !== null,
  like: () =>
    [...document.querySelectorAll('article button')].some((one) =>
      one.textContent.includes('いいね'),
    ),
};
new MutationObserver(() => {
  for (const [name, isThere] of Object.entries(seen)) {
    if (window.moments[name] !== 0 || !isThere()) continue;
    window.moments[name] = performance.now();
    requestAnimationFrame(() => setTimeout(() => (window.moments[name] = performance.now())));
  }
}).observe(document, { childList: true, subtree: true });
