import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RoiCalculator from '../../expose/roi-calculator';
import { provideFakeFrame } from '../../testing/fake-frame';
import type { RoiRules } from './roi.logic';

const show = 'Show ROI Calculator';
const hide = 'Hide Calculator';
const total = () => screen.getByRole('status');
const camerasField = () => screen.getByRole('textbox', { name: 'Cameras' });
const guardsField = () => screen.getByRole('textbox', { name: 'Guards' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openCalculator(rules: RoiRules = 'cctv') {
  render(<RoiCalculator rules={rules} heading="What would it save you in a year?" />);
  await press(show);
  await screen.findByRole('textbox', { name: 'Cameras' });
}

/** What the working says of one cost: its row as one text. */
const workingOf = (name: string) =>
  within(screen.getByRole('figure', { name: 'Guards against monitoring, in dollars a year' }))
    .getByText(name)
    .closest('div')!.textContent;

const barOf = (name: string) =>
  screen.getByText(name).closest('div')!.querySelector<HTMLElement>('[aria-hidden] > i')!.style.width;

beforeEach(() => {
  provideFakeFrame();
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('is closed at first: a heading, one button and nothing of the panel', () => {
  const { container } = render(<RoiCalculator rules="cctv" heading="What would it save you in a year?" />);
  expect(screen.getByRole('heading', { level: 2, name: 'What would it save you in a year?' })).toBeVisible();
  expect(screen.getByRole('button', { name: show })).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelector('input')).toBeNull();
  expect(container.querySelector('section')).toHaveAttribute('id', 'roi');
});

test('the same button shows and hides it, and the numbers stay', async () => {
  await openCalculator();
  await press('5 more cameras');
  await press(hide);
  expect(screen.getByRole('button', { name: show })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox', { name: 'Cameras' })).toBeNull();
  await press(show);
  expect(camerasField()).toHaveValue('55');
  expect(total()).toHaveTextContent('$241,250');
});

test('shows the stated savings without parts until the first change', async () => {
  await openCalculator();
  expect(total()).toHaveTextContent('$127,000');
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.getByText('Based on $85,000 per guard and $250 per camera, per year.')).toBeVisible();
  expect(screen.getByText(/^A typical site in its first year/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  await press('5 more cameras');
  await press('5 fewer cameras');
  expect(total()).toHaveTextContent('$242,500');
  expect(workingOf('Guard cost saved')).toBe('Guard cost saved 3 guards × $85,000$255,000');
  expect(workingOf('Monitoring cost')).toBe('Monitoring cost 50 cameras × $250-$12,500');
});

test('from the first change on it says that it computes, and shows the sum', async () => {
  await openCalculator();
  await press('5 more cameras');
  expect(screen.getByText('Computed from your numbers.')).toBeVisible();
  expect(screen.getByText('3 guards × $85,000 minus 55 cameras × $250 = $241,250')).toBeVisible();
});

test('carries the numbers into the message of the contact page', async () => {
  await openCalculator();
  await press('5 more cameras');
  const link = screen.getByRole('link', { name: 'Contact Us' });
  expect(link).toHaveAttribute('href', '/contact');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}')).toMatchObject({
    service: 'cctv-security',
    message:
      'Your calculator shows $241,250 a year for 55 cameras and 3 guards. We would like to talk about that.',
  });
});

test('says why a typed text is not taken, and where the slider ends', async () => {
  await openCalculator();
  const enter = async (text: string) => {
    await userEvent.clear(camerasField());
    await userEvent.type(camerasField(), text);
  };
  await enter('abc');
  expect(screen.getByText('Whole numbers from 1, please. The last one stays.')).toBeVisible();
  await enter('300');
  expect(camerasField()).toHaveValue('300');
  expect(
    screen.getByText('The slider goes from 5 to 200; your number is computed all the same.'),
  ).toBeVisible();
  await press('5 fewer cameras');
  expect(screen.queryByText(/^The slider goes/)).toBeNull();
});

test('both costs are drawn to one scale', async () => {
  await openCalculator();
  await userEvent.clear(camerasField());
  await userEvent.type(camerasField(), '510');
  expect([barOf('Guard cost saved'), barOf('Monitoring cost')]).toEqual(['100%', '50%']);
  await press('1 fewer guard');
  await press('1 fewer guard');
  expect([barOf('Guard cost saved'), barOf('Monitoring cost')]).toEqual([`${(2 / 3) * 100}%`, '100%']);
});

test('is red with a sign and words when nothing is saved, and not otherwise', async () => {
  await openCalculator();
  expect(total()).not.toHaveClass('bad');
  await userEvent.clear(guardsField());
  await userEvent.type(guardsField(), '0');
  expect(total()).toHaveTextContent('-$12,500');
  expect(total()).toHaveClass('bad');
  expect(screen.getByText('Monitoring costs more than the guards it replaces.')).toBeVisible();
  await press('1 more guard');
  expect(total()).not.toHaveClass('bad');
});

test('a field may be emptied while typing and shows the last accepted number when it is left', async () => {
  await openCalculator();
  await userEvent.clear(camerasField());
  expect(camerasField()).toHaveValue('');
  expect(total()).toHaveTextContent('$127,000');
  await userEvent.tab();
  expect(camerasField()).toHaveValue('50');
});

test('typing 12.5 key by key leaves 12 cameras on the CCTV page', async () => {
  await openCalculator();
  await userEvent.clear(camerasField());
  await userEvent.type(camerasField(), '12.5{Enter}');
  expect(camerasField()).toHaveValue('12');
  expect(total()).toHaveTextContent('$252,000');
});

test('sliders move the same numbers and rest at their end beyond it', async () => {
  await openCalculator();
  const slider = screen.getByRole('slider', { name: 'Cameras' });
  expect(slider).toHaveAttribute('min', '5');
  expect(slider).toHaveAttribute('max', '200');
  expect(slider).toHaveAttribute('step', '5');
  fireEvent.change(slider, { target: { value: '120' } });
  expect(camerasField()).toHaveValue('120');
  expect(total()).toHaveTextContent('$225,000');
  await userEvent.clear(camerasField());
  await userEvent.type(camerasField(), '300');
  expect(slider).toHaveValue('200');
  expect(slider).toHaveAttribute('aria-valuetext', '300 cameras');
});

test('the infrastructure page has buttons of ten, no sliders, and takes text as zero', async () => {
  await openCalculator('infrastructure');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(total()).toHaveTextContent('$127,000');
  await press('10 fewer cameras');
  expect(camerasField()).toHaveValue('40');
  await userEvent.clear(camerasField());
  await userEvent.type(camerasField(), 'abc');
  expect(total()).toHaveTextContent('$255,000');
  expect(screen.getByText('Anything but a whole number counts as 0.')).toBeVisible();
  for (const [text, said] of [
    ['12.7', 'Only whole numbers count: this is taken as 12.'],
    [' 75', undefined],
    ['1e3', undefined],
  ] as const) {
    fireEvent.change(camerasField(), { target: { value: text } });
    expect(screen.queryByText(/count/)?.textContent).toBe(said);
  }
  await userEvent.clear(camerasField());
  await userEvent.tab();
  expect(camerasField()).toHaveValue('0');
});

describe('a link with numbers', () => {
  const showAt = async (query: string, rules: RoiRules = 'cctv') => {
    window.history.replaceState(null, '', `/cctv-security${query}#roi`);
    render(<RoiCalculator rules={rules} heading="What would it save you in a year?" />);
    await act(async () => {});
  };

  test('opens the calculator with them, computed and with its working', async () => {
    await showAt('?cameras=80&guards=4');
    expect(await screen.findByRole('textbox', { name: 'Cameras' })).toHaveValue('80');
    expect(guardsField()).toHaveValue('4');
    expect(total()).toHaveTextContent('$320,000');
    expect(workingOf('Monitoring cost')).toContain('80 cameras × $250-$20,000');
    expect(screen.getByRole('button', { name: hide })).toHaveAttribute('aria-expanded', 'true');
  });

  test('with the numbers of the start shows what the formula gives for them', async () => {
    await showAt('?cameras=50&guards=3');
    await screen.findByRole('textbox', { name: 'Cameras' });
    expect(total()).toHaveTextContent('$242,500');
  });

  test('that the rules refuse leaves the calculator closed', async () => {
    await showAt('?cameras=0&guards=-2');
    expect(screen.getByRole('button', { name: show })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is copied with the numbers of the moment', async () => {
    await openCalculator();
    await press('5 more cameras');
    // Puts a clipboard into this window.
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/?cameras=55&guards=3#roi');
  });
});
