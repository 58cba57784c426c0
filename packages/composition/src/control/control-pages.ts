import type { Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../apps/apps-in.js';
import { budgetOf } from '../gate/budgets.js';
import type { Refusal } from '../store/store.js';
import type { Reports } from '../watch/report-judge.js';
import { html, type Html } from './html.js';
import { page, tokenField } from './page-frame.js';
import type { Look } from '../candidates/look-list.js';
import type { ShareFigures } from '../shares/share-keeper.js';
import { candidatesTable } from './candidates-table.js';
import { looksTable } from './looks-table.js';
import type { Overview } from './read-overview.js';

const time = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;

const gateText = ({ gate }: Revision): string => {
  if (!gate) return 'not recorded';
  return gate.browser === 'passed'
    ? `${gate.pages} pages opened in ${gate.seconds} s`
    : `not opened in a browser: ${gate.note ?? ''}`;
};

/** Address of a refusal's own page. */
export const refusalPath = ({ at, app }: Refusal): string =>
  `/__site/refusals/${encodeURIComponent(`${at} ${app}`)}`;

/** What page servers have seen lately. */
export interface SeenNow {
  reports?: Reports | null;
  looks?: Look[];
  share?: ShareFigures | null;
}

/** What is live, the history, what browsers report, what is served from before, and what was refused. */
export function overviewPage(
  overview: Overview,
  { reports = null, looks = [], share = null }: SeenNow = {},
): string {
  const { live } = overview;
  if (!live)
    return page(
      'Releases',
      html`<h1>Nothing is live yet</h1>
        <p><code>npm start</code> makes the first revision.</p>`,
    );
  return page(
    `Revision ${live.revision.number} is live`,
    html`<h1>Revision ${live.revision.number} is live</h1>
      <p class="quiet">Since ${time(live.move.movedAt)}, by ${live.move.author}: ${live.move.reason}</p>
      <p>Gate: ${gateText(live.revision)}</p>
      ${reports ? reportedPages(reports) : html``} ${appsTable(overview)} ${candidatesTable(overview)}
      ${looksTable(looks, share)} ${lastGood(overview)} ${history(overview)} ${refusals(overview)}`,
  );
}

const lookText = { fails: 'fails here too', works: 'works here', unknown: 'nobody can say' };
/** How many reported pages are shown. */
const reportsShown = 30;

function reportedPages({ revision, served, reporting, pages }: Reports): Html {
  const rows = pages.slice(0, reportsShown).map(
    ({ path, networks, reason, look }) =>
      html`<tr>
        <td>${path}</td>
        <td class="number">${networks}</td>
        <td>${reason}</td>
        <td>${look ? `${lookText[look.outcome]} ${look.note}` : 'waits'}</td>
      </tr>`,
  );
  return html`<h2 class="bad">Browsers report errors of revision ${revision}</h2>
    <p>
      Networks that were served a page of it: ${served}; that report errors: ${reporting}. Anybody can send
      such a report. A page that fails in the browser here too goes back by itself, the rest is for you to
      look at.
    </p>
    <div class="wide">
      <table>
        <tr>
          <th>page</th>
          <th class="number">networks</th>
          <th>last report</th>
          <th>in the browser here</th>
        </tr>
        ${rows}
      </table>
    </div>`;
}

function appsTable({ weights, live, earlier }: Overview): Html {
  const rows = appsIn(live?.revision).map((app) => {
    const weight = weights[app];
    const kilobytes = (bytes: number, budget: number) =>
      html`<td class="number">${(bytes / 1000).toFixed(1)} of ${budget}</td>`;
    return html`<tr>
      <td>${app}</td>
      <td><code>${live?.revision.apps[app]?.version ?? 'absent'}</code></td>
      ${weight ? kilobytes(weight.boot, budgetOf(app).boot) : html`<td class="number">–</td>`}
      ${weight ? kilobytes(weight.scripts, budgetOf(app).scripts) : html`<td class="number">–</td>`}
      <td class="number">${weight?.pages ?? '–'}</td>
      <td>
        ${earlier[app] ? html`<a href="/__site/return/${app}">take back to ${earlier[app]}</a>` : html``}
      </td>
    </tr>`;
  });
  return html`<h2>Apps</h2>
    <div class="wide">
      <table>
        <tr>
          <th>app</th>
          <th>version</th>
          <th class="number">to come alive, KB</th>
          <th class="number">all scripts, KB</th>
          <th class="number">pages</th>
          <th></th>
        </tr>
        ${rows}
      </table>
    </div>`;
}

function lastGood({ failures }: Overview): Html {
  if (!failures.length) return html``;
  const rows = failures.map(
    ({ path, reason, kept }) =>
      html`<tr>
        <td>${path}</td>
        <td class="bad">${kept ? 'shows its last good page' : 'has no page'}</td>
        <td>${reason.split('\n', 1)[0] ?? ''}</td>
      </tr>`,
  );
  return html`<h2>Pages that could not be rendered</h2>
    <div class="wide">
      <table>
        ${rows}
      </table>
    </div>`;
}

function history({ revisions, live }: Overview): Html {
  const rows = revisions.map((revision) => {
    const { number, parent, apps, author, reason, createdAt } = revision;
    const before = revisions.find((other) => other.number === parent)?.apps;
    const changed = appsIn({ apps }, { apps: before ?? {} }).filter(
      (app) => before && before[app]?.version !== apps[app]?.version,
    );
    return html`<tr>
      <td class="number">${number}</td>
      <td>${time(createdAt)}</td>
      <td>${author}</td>
      <td>${reason}<br /><span class="changed">${changed.join(', ')}</span></td>
      <td>${gateText(revision)}</td>
      <td>
        ${
          number === live?.revision.number
            ? html`<span class="live">live</span>`
            : html`<a href="/__site/return/${number}">return to ${number}</a>`
        }
      </td>
    </tr>`;
  });
  return html`<h2>History</h2>
    <div class="wide">
      <table>
        <tr>
          <th class="number">no.</th>
          <th>made</th>
          <th>by</th>
          <th>why, and what changed</th>
          <th>gate</th>
          <th></th>
        </tr>
        ${rows}
      </table>
    </div>`;
}

function refusals({ refusals: refused }: Overview): Html {
  if (!refused.length)
    return html`<h2>Refused</h2>
      <p class="quiet">The gate has refused nothing.</p>`;
  const rows = refused.map(
    (refusal) =>
      html`<tr>
        <td>${time(refusal.at)}</td>
        <td>${refusal.app}</td>
        <td><code>${refusal.version}</code></td>
        <td class="bad">${refusal.problems[0]?.split('\n', 1)[0] ?? ''}</td>
        <td><a href="${refusalPath(refusal)}">why</a></td>
      </tr>`,
  );
  return html`<h2>Refused</h2>
    <div class="wide">
      <table>
        ${rows}
      </table>
    </div>`;
}

/** Why a release was refused, with log and pictures. */
export function refusalPage(refusal: Refusal, knowsToken: boolean): string {
  const pictures = (refusal.pictures ?? []).map(
    ({ path }, index) =>
      html`<p>${path}</p>
        <p><img src="${refusalPath(refusal)}/${index}.jpg" alt="${path} as the gate saw it" /></p>`,
  );
  return page(
    `Refused: ${refusal.app}`,
    html`<p><a href="/__site">All releases</a></p>
      <h1>${refusal.app} <code>${refusal.version}</code> was refused</h1>
      <p class="quiet">${time(refusal.at)}</p>
      <h2>Why</h2>
      ${refusal.problems.map((problem) => html`<pre>${problem}</pre>`)} ${lookPictures(refusal, knowsToken)}
      ${
        pictures.length
          ? html`<h2>How it looked</h2>
              ${pictures}`
          : html``
      }
      ${
        refusal.log
          ? html`<h2>What the worker printed</h2>
              <pre>${refusal.log}</pre>`
          : html``
      }`,
  );
}

/** What looks different, live and now, with the way to say that it is wanted so. */
function lookPictures(refusal: Refusal, knowsToken: boolean): Html {
  const { looks = [] } = refusal;
  if (!looks.length) return html``;
  const path = refusalPath(refusal);
  const picture = (index: number, kind: string, there: string) =>
    there ? html`<p>${kind}<br /><img src="${path}/${index}-${kind}.png" alt="${kind}" /></p>` : html``;
  return html`<h2>What looks different</h2>
    ${looks.map(
      ({ path: page, what, live, candidate, difference }, index) =>
        html`<h3>${page}: ${what}</h3>
          ${picture(index, 'live', live)} ${picture(index, 'candidate', candidate)}
          ${picture(index, 'difference', difference)}`,
    )}
    <form method="post" action="${path}/accept">
      ${knowsToken ? html`` : tokenField}
      <button>Release it with this look</button>
    </form>`;
}
