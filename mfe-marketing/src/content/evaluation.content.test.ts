import { evaluationProcess, scenarios } from './evaluation.content';

test('every prompt holds the part that carries its attack, once', () => {
  expect(scenarios).toHaveLength(3);
  for (const { prompt, injected } of scenarios) expect(prompt.split(injected)).toHaveLength(2);
});

test('every attack has its key, a prompt, the set-up it is sent to and a description', () => {
  const keys = scenarios.map(({ key }) => key);
  expect(keys).toEqual(['data-extraction', 'sql-injection', 'jailbreak']);
  for (const { prompt, context, description } of scenarios)
    for (const text of [prompt, context, description]) expect(text).toMatch(/\w+ \w+ \w+/);
});

test('a model is evaluated in five steps, numbered from 1', () => {
  expect(evaluationProcess.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});
