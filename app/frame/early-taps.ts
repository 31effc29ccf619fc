declare global {
  interface Window {
    /** Buttons tapped before hydration, in order, each once (boot.ts). Undefined in development. */
    earlyTaps?: HTMLElement[] & { live?: boolean };
  }
}

/**
 * Carries out what was tapped before the page was hydrated, once, in order. The boot script kept it and shows
 * each button as busy; from now on it keeps nothing. Call it when every component's effects have run.
 */
export async function carryOutEarlyTaps(): Promise<void> {
  const { earlyTaps } = window;
  if (!earlyTaps) return;
  // On the list and not on <html>, whose attributes React takes away when it shows its error page.
  earlyTaps.live = true;
  // From now on links fetch a page's data, not the page: next.speculationrules prefetches no more.
  document.documentElement.dataset.live = '';
  for (const element of earlyTaps.splice(0)) {
    element.ariaBusy = null;
    if (element.isConnected) element.click();
    // React draws what a tap changed before the next one is carried out.
    await Promise.resolve();
  }
}
