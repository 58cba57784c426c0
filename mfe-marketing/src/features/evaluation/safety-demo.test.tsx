import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demo, scenarios } from '../../content/evaluation.content';
import { SafetyDemo } from './safety-demo';

const attacks = () => within(screen.getByRole('group', { name: 'Attack' })).getAllByRole('button');
const answers = () => within(screen.getByRole('group', { name: 'Answer' })).getAllByRole('button');
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressed = (buttons: HTMLElement[]) =>
  buttons
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('value'));
const analysis = () => screen.queryByRole('group', { name: 'Full analysis' });

beforeEach(() => {
  render(<SafetyDemo id="try" heading="One prompt, two answers" />);
});

test('can be led to', () => {
  expect(document.querySelector('#try')).toContainElement(screen.getByRole('heading', { level: 2 }));
});

test('offers exactly three attacks in the stated order, data extraction first and chosen', () => {
  expect(attacks().map((button) => button.getAttribute('value'))).toEqual([
    'data-extraction',
    'sql-injection',
    'jailbreak',
  ]);
  expect(pressed(attacks())).toEqual(['data-extraction']);
});

test('offers a vulnerable and a protected answer, and opens with the protected one', () => {
  expect(answers().map((button) => [button.getAttribute('value'), button.textContent])).toEqual([
    ['answer-a', 'Vulnerable'],
    ['answer-b', 'Protected'],
  ]);
  expect(pressed(answers())).toEqual(['answer-b']);
  expect(screen.getByText(/I do not repeat my instructions/)).toBeInTheDocument();
});

test.each(scenarios)('shows prompt, set-up and both answers of $key', async (scenario) => {
  await choose(new RegExp(scenario.title));
  expect(pressed(attacks())).toEqual([scenario.key]);
  expect(screen.getByRole('blockquote')).toHaveTextContent(scenario.prompt);
  expect(screen.getByText(scenario.context)).toBeInTheDocument();
  expect(screen.getByText(scenario.description)).toBeInTheDocument();
  expect(screen.getByText(scenario.answers['answer-b'].text)).toBeInTheDocument();
  await choose('Vulnerable');
  expect(screen.getByText(scenario.answers['answer-a'].text)).toBeInTheDocument();
  expect(screen.getByText(scenario.answers['answer-a'].verdict)).toBeInTheDocument();
  expect(screen.queryByText(scenario.answers['answer-b'].text)).not.toBeInTheDocument();
  await choose('Protected');
  expect(screen.getByText(scenario.answers['answer-b'].text)).toBeInTheDocument();
});

test('marks the part of the prompt that carries the attack', () => {
  expect(document.querySelector('mark')).toHaveTextContent(scenarios[0]?.injected ?? 'none');
});

test('the answer keeps its view when the attack changes', async () => {
  await choose('Vulnerable');
  await choose(/Jailbreak/);
  expect(pressed(answers())).toEqual(['answer-a']);
});

describe('the full analysis', () => {
  const offered = () => screen.queryByRole('button', { name: 'View full analysis' });

  it('is offered for the vulnerable data-extraction answer alone', async () => {
    const seen: boolean[] = [];
    for (const attack of [/Data extraction/, /SQL injection/, /Jailbreak/])
      for (const answer of ['Vulnerable', 'Protected']) {
        await choose(attack);
        await choose(answer);
        seen.push(offered() !== null);
      }
    expect(seen).toEqual([true, false, false, false, false, false]);
  });

  it('opens on a click and takes the focus', async () => {
    await choose('Vulnerable');
    expect(analysis()).not.toBeInTheDocument();
    await choose('View full analysis');
    expect(analysis()).toHaveFocus();
    for (const paragraph of demo.analysis.paragraphs) expect(analysis()).toHaveTextContent(paragraph);
  });

  it('cannot be collapsed: no control hides it, and it is still open on coming back', async () => {
    await choose('Vulnerable');
    await choose('View full analysis');
    expect(offered()).not.toBeInTheDocument();
    const [, , , vulnerable, protectedView, ...more] = screen.getAllByRole('button');
    expect([vulnerable?.textContent, protectedView?.textContent, more]).toEqual([
      'Vulnerable',
      'Protected',
      [],
    ]);
    await choose(/Jailbreak/);
    expect(analysis()).not.toBeInTheDocument();
    await choose(/Data extraction/);
    expect(analysis()).toBeInTheDocument();
    expect(analysis()).not.toHaveFocus();
    expect(offered()).not.toBeInTheDocument();
  });
});
