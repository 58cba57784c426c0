import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { frameDrawn } from '@northgate/ui/testing/fake-window';
import userEvent from '@testing-library/user-event';
import { enhanceDialogs } from './enhance-dialogs';
import { SecurityButton } from './security-button';
import { SolutionsDialog } from './solutions-dialog';

const gtag = jest.fn();
const removers: (() => void)[] = [];

/** Events as the visitor's analytics receive them: name, category, label, value. */
const sent = () =>
  gtag.mock.calls.map(([, name, parameters]) => {
    const { event_category, event_label, value } = parameters as Record<string, unknown>;
    return [name, event_category, event_label, value];
  });

const viewed = ['view_globe_popup', 'engagement', 'solutions_dialog', undefined];
const dismissed = ['dismiss_globe_popup', 'engagement', 'solutions_dialog', undefined];

/** What jsdom lacks of dialogs; they have no `toggle` event, as in browsers before 2025. */
function teachDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const opener = () => screen.getByRole('button', { name: 'Security' });
const open = async () => {
  await userEvent.click(opener());
  await frameDrawn();
};
const choice = (name: string) => within(dialog()).getByRole('link', { name });

function showDialog() {
  render(
    <>
      <SecurityButton />
      <SolutionsDialog />
    </>,
  );
  for (const link of within(dialog()).getAllByRole('link', { hidden: true }))
    link.addEventListener('click', (event) => event.preventDefault());
}

beforeEach(() => {
  teachDialogs();
  gtag.mockClear();
  Object.assign(globalThis, { gtag });
});

afterEach(() => {
  for (const remove of removers.splice(0)) remove();
  Reflect.deleteProperty(globalThis, 'gtag');
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
});

describe('in a browser that does not know invoker commands', () => {
  beforeEach(() => {
    showDialog();
    removers.push(enhanceDialogs());
  });

  it('the button called Security opens it and the close button closes it', async () => {
    await open();
    expect(dialog().open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog().open).toBe(false);
  });

  it('a click beside it closes it, a click inside does not', async () => {
    await open();
    await userEvent.click(screen.getByRole('heading', { level: 2 }));
    expect(dialog().open).toBe(true);
    await userEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });
});

describe('analytics of the Solutions dialog', () => {
  function showEnhanced() {
    showDialog();
    removers.push(enhanceDialogs());
  }

  it('counts a view also when it was opened before the script came', async () => {
    showDialog();
    dialog().open = true;
    removers.push(enhanceDialogs());
    expect(sent()).toEqual([viewed]);
    await frameDrawn();
    expect(sent()).toEqual([viewed]);
  });

  it.each([
    ['AI Infrastructure Setup', 'infra'],
    ['AI CCTV Security', 'cctv'],
    ['AI Cybersecurity', 'cyber'],
    ['AI Safety & Evaluation', 'redteam'],
  ])('choosing %s counts a click on %s with value 1, closes it and is no dismissal', async (name, label) => {
    showEnhanced();
    await open();
    await userEvent.click(choice(name));
    expect(dialog().open).toBe(false);
    expect(sent()).toEqual([viewed, ['solution_click', 'navigation', label, 1]]);
  });

  it('counts a dismissal after a visit that ended with a choice', async () => {
    showEnhanced();
    await open();
    await userEvent.click(choice('AI Cybersecurity'));
    gtag.mockClear();
    await open();
    dialog().close();
    expect(sent()).toEqual([viewed, dismissed]);
  });

  it('leaves opening and closing to a browser that knows invoker commands', async () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'command', {
      value: null,
      configurable: true,
    });
    showEnhanced();
    await open();
    expect(dialog().open).toBe(false);
  });

  it('does nothing on a document without the dialog', () => {
    expect(enhanceDialogs).not.toThrow();
  });
});
