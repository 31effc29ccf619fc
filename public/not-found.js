// The 404 page says in the console which address was asked for, also before hydration and without it (NotFound.tsx says
// it after a client navigation). Whichever comes first leaves a note for the other.
(() => {
  const { dataset } = document.documentElement;
  if (dataset.missing === location.pathname) return;
  dataset.missing = location.pathname;
  console.error('404 Error: User attempted to access non-existent route:', location.pathname);
})();
