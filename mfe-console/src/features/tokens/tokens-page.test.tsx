import { jest } from '@jest/globals';
import type { TokenList } from '@northgate/contracts/console/tokens';
import { ConsoleProvider } from '@northgate/ui/console/console-provider';
import '@northgate/ui/testing/console-browser';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../lib/client';
import { TokensPage } from './tokens-page';

// A busy machine draws slowly.
configure({ asyncUtilTimeout: 30_000 });

const token = {
  ...{ id: '0123456789ab', app: 'mfe-blog', by: 'Blog CI', records: false },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-21T10:00:00.000Z' },
};
const secret = `ngt_${token.id}_${'s'.repeat(43)}`;

let tokens: TokenList['tokens'];
const get = jest.spyOn(client, 'get');
const post = jest.spyOn(client, 'post');
const remove = jest.spyOn(client, 'delete');

beforeEach(() => {
  jest.resetAllMocks();
  tokens = [token as TokenList['tokens'][number]];
  get.mockImplementation(async () => ({ data: { tokens, apps: ['shell', 'mfe-blog'] } }));
  post.mockResolvedValue({ data: { ...token, token: secret } });
  remove.mockResolvedValue({ data: null });
});

const open = () =>
  render(
    <ConsoleProvider>
      <TokensPage />
    </ConsoleProvider>,
  );

it('says whose tokens there are, and that the time of one is over', async () => {
  open();
  const row = (await screen.findByText('Blog CI')).closest('tr')!;
  expect(row).toHaveTextContent('ended 2026-11-21 10:00 UTC');
});

it('says that there is none, and that they cannot be read', async () => {
  tokens = [];
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'There is no token' })).toBeVisible();
  unmount();
  get.mockRejectedValue(new Error('This needs the role operator.'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This needs the role operator.');
  expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull();
});

it('makes a token and shows it once, ready to be copied', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a token' });
  const make = within(dialog).getByRole('button', { name: 'Make it' });
  expect(make).toBeDisabled();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'App' }), 'mfe-blog');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'It holds' }), '');
  await user.type(within(dialog).getByRole('textbox', { name: /Whose it is/ }), 'Blog CI{Enter}');
  const order = { app: 'mfe-blog', by: 'Blog CI', days: null, records: false };
  expect(post).toHaveBeenCalledWith('/api/tokens', order);
  const field = await screen.findByRole('textbox', { name: /Token/ });
  expect(field).toHaveValue(secret);
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Copy the token' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

it('withdraws a token only after it has said that none can be brought back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Withdraw the token of Blog CI/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the token of Blog CI?' });
  expect(dialog).toHaveTextContent('It cannot be brought back');
  expect(remove).not.toHaveBeenCalled();
  tokens = [];
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw it' }));
  expect(remove).toHaveBeenCalledWith(`/api/tokens/${token.id}`);
  expect(await screen.findByRole('heading', { name: 'There is no token' })).toBeVisible();
});
