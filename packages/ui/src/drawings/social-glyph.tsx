const glyphs = {
  linkedin:
    'M4 9h4v12H4zM6 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10.5 9h3.8v1.7c.6-1 1.9-2 3.8-2 3.3 0 4.4 2 4.4 5.2V21h-4v-6.3c0-1.6-.4-2.7-1.9-2.7-1.6 0-2.1 1.2-2.1 2.7V21h-4z',
  x: 'M3 3h5.2l4.3 6.1L17.8 3H21l-7 8.1L21.5 21h-5.2l-4.7-6.6L5.9 21H2.6l7.5-8.6z',
  instagram:
    'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm5-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  youtube:
    'M3 6.5C3.3 5.4 4 5 5 4.9c4-.4 10-.4 14 0 1 .1 1.7.5 2 1.6.6 3 .6 8 0 11-.3 1.1-1 1.5-2 1.6-4 .4-10 .4-14 0-1-.1-1.7-.5-2-1.6-.6-3-.6-8 0-11zM10 8.5v7l6-3.5z',
};

/** The sign of a social network, 20 × 20, in the colour of the text around it; the link around it carries the name. */
export const SocialGlyph = ({ name, size = 20 }: { name: keyof typeof glyphs; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={glyphs[name]} fillRule="evenodd" />
  </svg>
);
