import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import ReadinessCalculator from '../../expose/readiness-calculator';
import { provideFakeFrame } from '../../testing/fake-frame';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });
const feature = (name: string) => screen.getByRole('checkbox', { name });
const sizeField = () => screen.getByRole('textbox', { name: 'Company size' });
const score = () => screen.getByRole('group', { name: /^Readiness score/ });
const shownStep = () => screen.getByRole('tabpanel');
/** The rows of the working, each as one text. */
const working = () => screen.getAllByRole('term').map((term) => term.closest('div')!.textContent);

const ready = 'Your company is ready for its first AI system.';
const wellPositioned = 'Your company is well-positioned to run AI of its own.';

async function open() {
  render(<ReadinessCalculator />);
  await screen.findByRole('tablist');
}
/** Goes on to the contact page, with what is carried into its message. */
async function askAbout() {
  const link = screen.getByRole('link', { name: 'Contact Us' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
}
const draft = () => JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}') as { message?: string };
async function openFeatures() {
  await open();
  await press('Next');
}

let frame: ReturnType<typeof provideFakeFrame>;
beforeEach(() => {
  frame = provideFakeFrame();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('without script says what it asks and leads to the contact page', () => {
  document.body.innerHTML = renderToString(<ReadinessCalculator />);
  expect(screen.getByRole('heading', { level: 2, name: 'AI Readiness Calculator' })).toBeVisible();
  expect(screen.getByText(/Three short steps give a score out of 100/)).toBeVisible();
  const steps = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(steps).toEqual(['Company Profile', 'AI Features', 'Results']);
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('section#readiness')).not.toBeNull();
  document.body.innerHTML = '';
});

test('takes the heading of the page it stands on', () => {
  render(<ReadinessCalculator heading="How ready are you?" />);
  expect(screen.getByRole('heading', { level: 2, name: 'How ready are you?' })).toBeVisible();
});

test('loads its steps as one gets near, not before, and keeps the focus', async () => {
  let tell: (near: boolean) => void = () => {};
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  render(<ReadinessCalculator />);
  await act(async () => tell(false));
  expect(screen.queryByRole('tablist')).toBeNull();
  screen.getByRole('link', { name: 'Contact Us' }).focus();
  await act(async () => tell(true));
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(tab('Company Profile')).toHaveFocus();
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
});

test('starts at the company profile with 100 people and level 3', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((stop) => stop.textContent)).toEqual([
    'Company Profile',
    'AI Features',
    'Results',
  ]);
  expect(tab('Company Profile')).toHaveAttribute('aria-selected', 'true');
  expect(sizeField()).toHaveValue('100');
  const size = screen.getByRole('slider', { name: 'Company size' });
  expect([size.getAttribute('min'), size.getAttribute('max'), size.getAttribute('step')]).toEqual([
    '10',
    '500',
    '10',
  ]);
  const level = screen.getByRole('slider', { name: 'Readiness level' });
  expect([level.getAttribute('min'), level.getAttribute('max')]).toEqual(['1', '5']);
  expect(level).toHaveAttribute('aria-valuetext', '3 of 5: In use by one team');
});

test('Next, Calculate Results and Back lead from step to step, and the focus goes along', async () => {
  await open();
  await press('Next');
  expect(tab('AI Features')).toHaveAttribute('aria-selected', 'true');
  expect(shownStep()).toHaveFocus();
  await press('Calculate Results');
  expect(tab('Results')).toHaveAttribute('aria-selected', 'true');
  expect(score()).toHaveFocus();
  expect(score()).toHaveAccessibleName(`Readiness score 69 of 100. ${ready}`);
  await press('Back');
  expect(tab('AI Features')).toHaveAttribute('aria-selected', 'true');
  expect(shownStep()).toHaveFocus();
  await press('Back');
  expect(tab('Company Profile')).toHaveAttribute('aria-selected', 'true');
  expect(shownStep()).toHaveFocus();
});

test('the results tab opened at once shows the stated 76, without parts and without a link', async () => {
  await open();
  await userEvent.click(tab('Results'));
  expect(score()).toHaveTextContent('76/100');
  expect(screen.getByText(wellPositioned)).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.getByText(/Press Calculate Results under AI Features/)).toBeVisible();
});

test('untouched answers are computed to 69 by Calculate Results, with their parts', async () => {
  await openFeatures();
  await press('Calculate Results');
  expect(score()).toHaveTextContent('69/100');
  expect(screen.getByText(ready)).toBeVisible();
  expect(working()).toEqual([
    'Every company 40',
    'Readiness level 3 × 5 × 1 for 51 to 200 people15',
    'AI features 2 × 714',
    'Score69',
  ]);
});

test('toggling features adds, removes and recomputes', async () => {
  await openFeatures();
  const scores: string[] = [];
  for (const name of ['Custom SLM', 'Custom SLM', 'Internal Tools']) {
    await userEvent.click(feature(name));
    await userEvent.click(tab('Results'));
    scores.push(score().textContent?.match(/\d+\/100/)?.[0] ?? '');
    await userEvent.click(tab('AI Features'));
  }
  expect(scores).toEqual(['76/100', '69/100', '62/100']);
  expect(feature('Data Automation')).toBeChecked();
  expect(feature('Internal Tools')).not.toBeChecked();
});

test('moving the size or the level leaves the score until it is calculated again', async () => {
  await openFeatures();
  await press('Calculate Results');
  await userEvent.click(tab('Company Profile'));
  fireEvent.change(screen.getByRole('slider', { name: 'Company size' }), { target: { value: '300' } });
  await press('One level higher');
  expect(screen.getByText('In use by several teams')).toBeVisible();
  await userEvent.click(tab('Results'));
  expect(score()).toHaveTextContent('69/100');
  expect(screen.queryByRole('figure')).toBeNull();
  await askAbout();
  expect(draft()).toMatchObject({ message: '' });
  await press('Back');
  await press('Calculate Results');
  expect(score()).toHaveTextContent('78/100');
  expect(working()).toContain('Readiness level 4 × 5 × 1.2 for more than 200 people24');
  await askAbout();
  expect(draft().message).toMatch(
    /a readiness score of 78 out of 100 \(300 people, readiness level 4 of 5\)/,
  );
});

test('what lies above 100 is said and taken off', async () => {
  window.history.replaceState(
    null,
    '',
    '/?size=500&level=5&features=internal-tools,data-automation,custom-slm,workflow-automation,decision-support,knowledge-base',
  );
  await open();
  expect(working()).toContain('Above 100, not counted -12');
  expect(working().at(-1)).toBe('Score100');
});

test('a typed size settles on the nearest ten', async () => {
  await open();
  await userEvent.clear(sizeField());
  await userEvent.type(sizeField(), '73{Enter}');
  expect(sizeField()).toHaveValue('70');
});

test('a link opens at its result, and is copied from there', async () => {
  window.history.replaceState(null, '', '/infrastructure?size=250&level=4&features=custom-slm#readiness');
  await open();
  expect(tab('Results')).toHaveAttribute('aria-selected', 'true');
  expect(score()).toHaveTextContent('71/100');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/infrastructure?size=250&level=4&features=custom-slm#readiness',
  );
  expect(frame.toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link copied' }));
});

test('tells nobody what was tried', async () => {
  await openFeatures();
  await userEvent.click(feature('Knowledge Base'));
  await press('Calculate Results');
  expect(frame.track).not.toHaveBeenCalled();
  expect(frame.post).not.toHaveBeenCalled();
});
