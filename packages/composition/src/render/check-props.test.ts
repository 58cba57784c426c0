import type { ComponentType } from 'react';
import { checkProps } from './check-props.js';

const name = 'mfe-tools/contact-section';
type Component = (props: Record<string, unknown>) => unknown;
const shown = (component: Component, props: Record<string, unknown>, of = name) => {
  const checked = checkProps(of, component as ComponentType<never>, 'mfe-marketing') as unknown as Component;
  return checked(props);
};
const section: Component = ({ heading, layout = 'section' }) => `${String(heading)} as ${String(layout)}`;

it('shows a component that is given what its contract says', () => {
  expect(shown(section, { heading: 'Talk to us' })).toBe('Talk to us as section');
  expect(shown((props) => ({ ...props }), { heading: 'a', layout: 'page' })).toEqual({
    heading: 'a',
    layout: 'page',
  });
});

it.each([
  [{ titel: 'Talk to us', heading: 'a' }, 'mfe-marketing gives mfe-tools/contact-section the prop "titel"'],
  [{}, 'mfe-marketing does not give mfe-tools/contact-section the prop "heading"'],
  [{ heading: 7 }, 'mfe-marketing does not give mfe-tools/contact-section the prop "heading"'],
  [{ heading: 'a', layout: 'sheet' }, 'the prop "layout" as its contract has it'],
])('names component, prop and giver when it is given %j', (props, sentence) => {
  expect(() => shown(section, props)).toThrow(sentence);
});

it('names the taker that renamed a prop, although a default value stands in for it', () => {
  const renamed: Component = ({ title = 'Contact' }) => title;
  expect(() => shown(renamed, { heading: 'Talk to us' })).toThrow(
    'mfe-tools reads the prop "title" of mfe-tools/contact-section, which is not in its contract, so mfe-marketing does not give it',
  );
});

it('leaves a component without a contract alone', () => {
  expect(shown(section, { heading: 'a', other: 1 }, 'mfe-tools/unknown')).toBe('a as section');
});
