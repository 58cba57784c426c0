import { industryPages } from './industry-pages';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const refused = [
  /lorem|ipsum|todo|tbd|placeholder|xxx/i,
  /\b(seamless|unlock|next-generation|cutting-edge)\b/i,
];

test.each(Object.entries(industryPages))('the texts of %s are written out', (_, content) => {
  for (const text of textsOf(content)) {
    expect(text.trim()).not.toBe('');
    expect(text).toBe(text.trim());
    for (const pattern of refused) expect(text).not.toMatch(pattern);
  }
});

test.each(Object.entries(industryPages))(
  'a result of %s that names a percentage repeats a metric',
  (_, content) => {
    const metrics = content.metrics.map(({ number, label }) => `${number}% ${label}`);
    for (const { result } of content.applications.items) {
      if (result.includes('%')) expect(metrics).toContain(result);
    }
  },
);

test.each(Object.entries(industryPages))('no title, icon or scene of %s appears twice', (_, content) => {
  const { solutions, applications } = content;
  for (const names of [
    solutions.items.map(({ title }) => title),
    solutions.items.map(({ icon }) => icon),
    applications.items.map(({ title }) => title),
    applications.items.map(({ scene }) => scene),
  ])
    expect(new Set(names).size).toBe(names.length);
});
