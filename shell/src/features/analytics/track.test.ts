import { jest } from '@jest/globals';
import { track, warnWithoutMeasurement } from './track';

const holder = globalThis as { gtag?: unknown };

afterEach(() => {
  delete holder.gtag;
  jest.restoreAllMocks();
});

describe('analytics', () => {
  it('sends nothing and breaks nothing where there is no analytics function', () => {
    expect(() => track({ name: 'form_error', category: 'lead', label: 'contact_form' })).not.toThrow();
    holder.gtag = 'not a function';
    expect(() => track({ name: 'form_error', category: 'lead', label: 'contact_form' })).not.toThrow();
  });

  it('sends name, category and label, and no value unless there is one', () => {
    const gtag = jest.fn();
    holder.gtag = gtag;
    track({ name: 'form_error', category: 'lead', label: 'contact_form' });
    expect(gtag.mock.calls).toEqual([
      ['event', 'form_error', { event_category: 'lead', event_label: 'contact_form' }],
    ]);
  });

  it('sends the value of an event that has one', () => {
    const gtag = jest.fn();
    holder.gtag = gtag;
    track({ name: 'solution_click', category: 'navigation', label: 'infra', value: 1 });
    expect(gtag).toHaveBeenCalledWith('event', 'solution_click', expect.objectContaining({ value: 1 }));
  });

  it('tells errors, and nothing else, to the site itself, also without an analytics function', () => {
    const tell = jest.fn();
    Object.assign(globalThis, { siteStarter: { tell } });
    track({ name: 'solution_click', category: 'navigation', label: 'infra' });
    track({ name: 'part_failed', category: 'error', label: 'counter' });
    expect(tell.mock.calls).toEqual([['part_failed: counter']]);
    Reflect.deleteProperty(globalThis, 'siteStarter');
  });

  it('warns at start-up only while no measurement ID is configured', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    warnWithoutMeasurement('G-0000');
    expect(warn).not.toHaveBeenCalled();
    warnWithoutMeasurement(null);
    expect(warn).toHaveBeenCalledWith('Missing analytics measurement ID');
  });
});
