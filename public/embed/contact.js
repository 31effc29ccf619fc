// Lets the contact form's frame grow with its content. The contact page adds this script when it is
// shown and removes it when it is left. A page of this site can be measured; another's posts { frameHeight } in CSS
// pixels.
(() => {
  const script = document.currentScript;
  const frame = document.querySelector('iframe[data-contact-frame]');
  if (!script || !frame) return;

  const smallest = 789;
  const tallest = 4000;
  const origin = new URL(frame.src, location.href).origin;

  const fit = (height) => {
    if (typeof height !== 'number' || !Number.isFinite(height)) return;
    // Its border is part of the frame's height, not of the page's in it.
    const whole = Math.ceil(height) + frame.offsetHeight - frame.clientHeight;
    frame.style.height = `${Math.min(tallest, Math.max(smallest, whole))}px`;
  };

  const listen = (event) => {
    if (!script.isConnected) return stop();
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    fit(event.data?.frameHeight);
  };
  const measure = () => {
    const page = frame.contentDocument;
    if (page?.readyState === 'complete' && page.URL !== 'about:blank') fit(page.documentElement.scrollHeight);
  };
  const stop = () => {
    removeEventListener('message', listen);
    frame.removeEventListener('load', measure);
    removal.disconnect();
  };
  const removal = new MutationObserver(() => {
    if (!script.isConnected) stop();
  });

  addEventListener('message', listen);
  removal.observe(script.parentNode, { childList: true });

  // Every answer of the form is a page of its own in the frame.
  frame.addEventListener('load', measure);
  // The first may have been there before this script came.
  measure();
})();
