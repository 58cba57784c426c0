/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { scenarios } from '../../content/evaluation.content';
import { SafetyDemo } from './safety-demo';

test('without script the first attack and its protected answer can be read', () => {
  const html = renderToString(<SafetyDemo heading="One prompt, two answers" />);
  const words = html.replace(/<!-- -->|<[^>]+>/g, '');
  expect(words).toContain(scenarios[0]?.prompt);
  expect(words).toContain(scenarios[0]?.answers['answer-b'].text);
  expect(words).not.toContain(scenarios[0]?.answers['answer-a'].text);
});
