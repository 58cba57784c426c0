import { frame } from '@northgate/contracts/frame';
import { contactContent } from '../../content/contact.content';

const track = (name: string) => frame().track({ name, category: 'lead', label: 'contact_form' });

/** Opens the booking page in a new tab; a browser that blocks it leaves the "Book a Call" button as the way. */
export function openCalendar(): void {
  track('calendar_open');
  window.open(frame().brand.bookingUrl, '_blank', 'noopener');
}

export function reportSent(): void {
  frame().toast(contactContent.toasts.sent);
  track('form_submission');
  openCalendar();
}

export function reportFailed(): void {
  frame().toast(contactContent.toasts.failed);
  track('form_error');
}
