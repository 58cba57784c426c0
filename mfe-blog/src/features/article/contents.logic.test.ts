import { expect, test } from '@jest/globals';
import { sectionsOf } from './contents.logic';

test('the sections are the headings of the second level that have an anchor, as text', () => {
  const content =
    '<p>a</p><h2 id="section-a">Power &#x26; <em>light</em></h2><h3 id="section-b">Deeper</h3>' +
    '<h2 id="section-c"><a href="#section-c">Costs &amp; gains</a></h2><h2>No anchor</h2>';
  expect(sectionsOf(content)).toEqual([
    { id: 'section-a', title: 'Power & light' },
    { id: 'section-c', title: 'Costs & gains' },
  ]);
});
