import { html, type Html } from './html.js';
import type { Overview } from './read-overview.js';

/** What can be looked at before it is live; nothing where there is no candidate. */
export function candidatesTable({ candidates }: Overview): Html {
  if (!candidates.length) return html``;
  const rows = candidates.map(
    ({ revision: { number, author, reason, candidate }, link }) =>
      html`<tr>
        <td class="number">${number}</td>
        <td>${author}</td>
        <td>${reason}</td>
        <td>${candidate.expiresAt.slice(0, 16).replace('T', ' ')} UTC</td>
        <td><a href="${link}">look at it</a></td>
        <td><code>npm run promote -- ${number}</code></td>
      </tr>`,
  );
  return html`<h2>Candidates</h2>
    <div class="wide">
      <table>
        <tr>
          <th class="number">no.</th>
          <th>by</th>
          <th>why</th>
          <th>until</th>
          <th></th>
          <th></th>
        </tr>
        ${rows}
      </table>
    </div>`;
}
