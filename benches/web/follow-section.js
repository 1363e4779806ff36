// Runs in the page: resolves when a section is in the document. A link to it is followed, because it then belongs to another page.
// An observer, because Playwright would poll, and the page's own work is measured.
window.followSection = (id, path) =>
  new Promise((resolve) => {
    let isFollowed = false;
    const observer = new MutationObserver(look);
    function look() {
      const link = isFollowed ? null : document.querySelector(`a[href$="${path}"]`);
      if (document.getElementById(id) !== null) {
        observer.disconnect();
        resolve();
      } else if (link !== null) {
        isFollowed = true;
        // Not in the midst of the app's own update.
        setTimeout(() => link.click());
      }
    }
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
