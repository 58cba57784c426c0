import { livePage, type LiveBuilds } from '@northgate/contracts/live-page.js';
import { livePath } from '@northgate/contracts/live-path.js';
import type { OverridePass } from './override-passes.js';

/** Where a visitor ends an override. */
export const endPath = '/__override/end';
/** What boots the host from the machine of the visitor, and the bar's looks. */
export const bootPath = '/__override/boot.js';
export const barStylesPath = '/__override/bar.css';

/** The live builds of a pass, where the browser that holds it finds them. */
export const buildsOf = ({ app, port }: OverridePass): Required<LiveBuilds> => ({
  apps: [app],
  origin: `http://localhost:${port}`,
});

/** Loads the host's live build, which answers pages of another server only when they ask as such. */
export const bootScript = (pass: OverridePass): string =>
  `document.head.append(Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', src: '${livePath('shell', 'main.js', buildsOf(pass).origin)}' }));`;

/** A page with the live build of an app in it, and a bar that says so and ends it. */
export function overriddenPage(html: string, pass: OverridePass): string {
  const note =
    `<link rel="stylesheet" href="${barStylesPath}"><aside class="candidate-bar" aria-label="Override">` +
    `<p>${pass.app} from your machine, for this browser alone.</p>` +
    `<form method="post" action="${endPath}"><button>Back to what is live</button></form></aside>`;
  return (
    livePage(html, buildsOf(pass), { boot: bootPath, note })
      // Late data is kept by its address for good, and it names the remotes.
      .replace(/ data-late-data="([^"]*)"/, ` data-late-data="$1?override=${pass.port}"`)
  );
}

/** The policy of a page, widened by what a live build needs: its own server, and what React and webpack do while developing. */
export function overriddenPolicy(policy: string, { port }: OverridePass): string {
  const own = `http://localhost:${port}`;
  const wider: Record<string, string> = {
    'script-src': `'self' 'unsafe-inline' 'unsafe-eval' ${own}`,
    'style-src': `'self' 'unsafe-inline' ${own}`,
    'connect-src': `'self' ${own} ws://localhost:${port}`,
    'img-src': `'self' data: ${own}`,
    'font-src': `'self' ${own}`,
  };
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return wider[name] ? `${name} ${wider[name]}` : directive;
    })
    .join('; ');
}
