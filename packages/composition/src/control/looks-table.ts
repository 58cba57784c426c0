import type { Look } from '../candidates/look-list.js';
import type { ShareFigures } from '../shares/share-keeper.js';
import { html, type Html } from './html.js';

/** Who looks at what is not live: visitors of a share, of candidates and of live builds; nothing while nobody does. */
export function looksTable(looks: Look[], share: ShareFigures | null): Html {
  if (!looks.length && !share) return html``;
  const rows = looks.map(
    ({ what, visitors, pages, last }) =>
      html`<tr>
        <td>${what}</td>
        <td class="number">${visitors}</td>
        <td class="number">${pages}</td>
        <td>${last.slice(11, 16)} UTC</td>
      </tr>`,
  );
  return html`<h2>Who looks at what</h2>
    <div class="wide">
      <table>
        <tr>
          <th>what</th>
          <th class="number">visitors</th>
          <th class="number">pages</th>
          <th>last</th>
        </tr>
        ${share ? sharedRow(share) : html``} ${rows}
      </table>
    </div>`;
}

const sharedRow = ({ share: { id, percent }, sides: { candidate } }: ShareFigures): Html =>
  html`<tr>
    <td>candidate ${id}, shown to ${percent} % of the visitors</td>
    <td class="number">${candidate.networks}</td>
    <td class="number">${candidate.pages}</td>
    <td></td>
  </tr>`;
