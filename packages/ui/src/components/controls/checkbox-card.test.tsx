import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxCards } from './checkbox-card';

const onToggle = jest.fn();
const card = (name: string, checked: boolean) => ({
  id: `choice-${name.toLowerCase()}`,
  title: name,
  text: `What ${name} means.`,
  checked,
  onToggle: () => onToggle(name),
});
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => {
  onToggle.mockClear();
  render(
    <CheckboxCards legend="What do you want built?" cards={[card('Tools', true), card('Models', false)]} />,
  );
});

test('is a group of checkboxes named by their titles and described by their texts', () => {
  expect(screen.getByRole('group', { name: 'What do you want built?' })).toContainElement(box('Tools'));
  expect(box('Tools')).toBeChecked();
  expect(box('Models')).not.toBeChecked();
  expect(box('Models')).toHaveAccessibleDescription('What Models means.');
});

test('title and space bar toggle the card they belong to', async () => {
  await userEvent.click(screen.getByText('Models'));
  box('Tools').focus();
  await userEvent.keyboard(' ');
  expect(onToggle.mock.calls).toEqual([['Models'], ['Tools']]);
});
