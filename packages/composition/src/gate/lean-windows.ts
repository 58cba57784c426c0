/**
 * What a window of Chromium does not need in a check. The first are those that Playwright switches off, whose list this one
 * replaces; each of the others starts processes, or renders parts of the browser itself, with every window.
 */
const unneeded = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['SpareRendererForSitePerProcess', 'RenderDocument'],
  ...['PreloadTopChromeWebUI', 'WebUITabStrip', 'TabSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** A switch of Chromium: a window costs 0.2 s of processor time with it, and 0.5 without. */
export const leanWindows = `--disable-features=${unneeded.join(',')}`;
