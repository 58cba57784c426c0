import { judgeAudit } from './judge-audit.js';

const report = (found: object) =>
  JSON.stringify({ metadata: { vulnerabilities: { moderate: 0, high: 0, critical: 0, ...found } } });

describe('an audit of the dependencies', () => {
  it('passes with nothing worse than moderate, and tells how many there are', () => {
    expect(judgeAudit(report({ moderate: 2 }))).toMatchObject({
      outcome: 'clean',
      text: expect.stringContaining('2 moderate'),
    });
  });

  it.each(['high', 'critical'])('is refused with a %s finding', (level) => {
    expect(judgeAudit(report({ [level]: 1 })).outcome).toBe('refused');
  });

  it.each([
    [
      'an error',
      '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1"}',
      '405 Method Not Allowed',
    ],
    ['nothing', '', 'no report'],
  ])('is not taken for clean when the registry answered with %s', (_, output, why) => {
    const { outcome, text } = judgeAudit(output);
    expect(outcome).toBe('unasked');
    expect(text).toContain(`NOT AUDITED: the registry did not answer (${why})`);
  });
});
