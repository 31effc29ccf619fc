// A book's cover that does not load gives way to the placeholder, also before hydration; BookCard.tsx does the same
// after it.
(() => {
  const placeholder = '/placeholder.svg';
  const replace = (image) => {
    if (image.getAttribute('src') !== placeholder) image.src = placeholder;
  };
  for (const image of document.querySelectorAll('.cover img')) {
    if (image.complete && image.naturalWidth === 0) replace(image);
    image.addEventListener('error', () => replace(image));
  }
})();
