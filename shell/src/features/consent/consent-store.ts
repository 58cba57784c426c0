import { create } from 'zustand';
import { store, stored } from '../../lib/stored';
import { startAnalytics, stopAnalytics } from '../analytics/google-tag';

/** Key in local storage of what the visitor answered. */
export const consentKey = 'analytics-consent';

/** Id of the bar that asks. */
export const consentBarId = 'consent-bar';

const answers = ['granted', 'denied'] as const;
type Answer = (typeof answers)[number];

/** Whether the visitor is being asked. */
export const useConsentStore = create(() => ({ asking: false }));

const ask = (): void => useConsentStore.setState({ asking: true });

function givenAnswer(): Answer | undefined {
  const given = stored('localStorage', consentKey);
  return answers.find((answer) => answer === given);
}

/** A browser that says "do not sell or share" or "do not track" has answered for its visitor. */
const refusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/** Whether the site may count what is done here. It keeps nothing about who does it, so it asks nobody; whoever said no to analytics is not counted, and programs are no visitors. */
export const mayCount = (): boolean =>
  !refusedByBrowser() && givenAnswer() !== 'denied' && !navigator.webdriver;

/** Starts analytics where the visitor agreed before, asks where nobody was asked, and follows the footer's button. */
export function startConsent(measurementId: string | null): void {
  if (!measurementId) return;
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-consent]'))) return;
    ask();
    // Who asks for the choice is taken to it, also where it is open already.
    requestAnimationFrame(() => document.getElementById(consentBarId)?.focus());
  });
  const answer = givenAnswer();
  if (answer === 'granted') startAnalytics(measurementId);
  else if (!answer && !refusedByBrowser()) ask();
}

/** Remembers the answer and acts on it at once; a browser that refuses storage is asked again on the next visit. */
export function answerConsent(answer: Answer, measurementId: string): void {
  store('localStorage', consentKey, answer);
  useConsentStore.setState({ asking: false });
  if (answer === 'granted') startAnalytics(measurementId);
  else stopAnalytics(measurementId);
}
