const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | Html[];

const written = (part: Part): string => {
  if (Array.isArray(part)) return part.map(written).join('');
  return part instanceof Html ? part.text : String(part).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
};

/** Markup from a template; whatever is filled in is escaped unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((before, text, index) => before + written(parts[index - 1] ?? '') + text));
