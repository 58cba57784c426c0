import { neededRole } from './desk.js';
import { panelName } from './panel.js';
import { isEnough, roleFor } from './session.js';

it.each([
  [{ '*': 'viewer', 'mfe-blog': 'editor' }, 'mfe-blog', 'editor'],
  [{ '*': 'operator', 'mfe-blog': 'viewer' }, 'mfe-blog', 'operator'],
  [{ 'mfe-blog': 'editor' }, 'mfe-tools', null],
  [{}, 'mfe-tools', null],
] as const)('with the roles %j somebody is in %s: %s', (roles, app, role) => {
  expect(roleFor(roles, app)).toBe(role);
});

it('takes a role for enough where it is the one that is asked for, or a higher one', () => {
  expect([isEnough('editor', 'editor'), isEnough('operator', 'editor')]).toEqual([true, true]);
  expect([isEnough('viewer', 'editor'), isEnough(null, 'viewer')]).toEqual([false, false]);
});

it.each([
  ['GET', '/desk/leads', 'viewer'],
  ['PATCH', '/desk/leads/1', 'editor'],
  ['GET', '/desk/leads/settings', 'editor'],
  ['DELETE', '/desk/leads/persons', 'operator'],
  ['PUT', '/desk/posts/settings-of-a-camera', 'editor'],
])('%s %s needs the role %s', (method, path, role) => {
  expect(neededRole(method, path)).toBe(role);
});

it('knows panels by the names of their modules', () => {
  expect(['./console-leads-panel', './contact-form', './console-panel'].map(panelName)).toEqual([
    'leads',
    null,
    null,
  ]);
});
