// Runs in the page: reports when each section's article first appears in the document.
new MutationObserver(() => {
  const now = Date.now();
  for (const article of document.querySelectorAll('article')) {
    const label =
      article.getAttribute('aria-label') ??
      document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    const number = /第(\d+)節/u.exec(label)?.[1];
    if (number !== undefined && article.dataset.noted === undefined) {
      article.dataset.noted = 'true';
      window.noteSection(Number(number), now);
    }
  }
}).observe(document, { childList: true, subtree: true });
