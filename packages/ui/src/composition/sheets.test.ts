/** @jest-environment node */
import { collectSheets, includeStyles, noteSheet, type Sheet } from './sheets';

const sheet = (id: string): Sheet => ({ id, layer: 'page', css: `.${id}{}` });

/** Class names as the server build of a CSS module has them: reading one notes its sheet. */
const classesOf = (own: Sheet) =>
  new Proxy<Record<string, string>>(
    { box: 'box-1' },
    {
      get: (classes, name: string) => {
        noteSheet(own);
        return classes[name];
      },
    },
  );

afterEach(() => Object.assign(globalThis, { SERVER: false }));

describe('collecting the sheets of a page', () => {
  it('notes every sheet its parts touch once, and hands over what was rendered', async () => {
    const collected = await collectSheets(async () => {
      noteSheet(sheet('a'));
      await Promise.resolve();
      noteSheet(sheet('b'));
      noteSheet(sheet('a'));
      return '<main></main>';
    });
    expect(collected).toEqual({ result: '<main></main>', sheets: [sheet('a'), sheet('b')] });
  });

  it('begins anew with each page, also after one that failed', async () => {
    const failing = collectSheets(async () => {
      noteSheet(sheet('a'));
      throw new Error('cannot render');
    });
    await expect(failing).rejects.toThrow('cannot render');
    noteSheet(sheet('b'));
    expect((await collectSheets(async () => {})).sheets).toEqual([]);
  });

  it('passes over the missing sheets of a browser build', async () => {
    expect((await collectSheets(async () => noteSheet(undefined))).sheets).toEqual([]);
  });

  it('can be told of parts that appear later, on the server only', async () => {
    const panel = classesOf(sheet('panel'));
    expect((await collectSheets(async () => includeStyles(panel))).sheets).toEqual([]);
    Object.assign(globalThis, { SERVER: true });
    expect((await collectSheets(async () => includeStyles(panel))).sheets).toEqual([sheet('panel')]);
  });
});
