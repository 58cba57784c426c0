import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink, buttonClass } from './button';
import { Chip, ChipLink } from './chip';
import { Field, Input, invalidProps, NativeSelect, Textarea } from './field';

describe('a button', () => {
  it('does not send the form it stands in unless told to', () => {
    render(
      <form>
        <Button>Book a Call</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    expect(screen.getByRole('button', { name: 'Book a Call' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  it('looks solid and normal unless told otherwise, and keeps the classes it is given', () => {
    render(<Button className="wide">Book a Call</Button>);
    expect(screen.getByRole('button')).toHaveClass('base variant_solid size_normal wide', { exact: true });
    expect(buttonClass({ variant: 'ink', size: 'compact' })).toBe('base variant_ink size_compact');
  });

  it('does what it is told, and nothing while disabled', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} disabled>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('a link that looks like a button', () => {
  it('stays in this tab', () => {
    render(<ButtonLink href="/contact">Contact Us</ButtonLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
    expect(screen.getByRole('link')).toHaveClass('variant_solid');
  });

  it('opens a new tab that cannot reach back when asked to', () => {
    render(
      <ButtonLink href="https://booking.northgate.example" newTab>
        Book a Call
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a chip', () => {
  it('says whether it is the active choice', () => {
    const { rerender } = render(<Chip pressed={false}>Rail</Chip>);
    expect(screen.getByRole('button', { name: 'Rail', pressed: false })).toBeVisible();
    rerender(<Chip pressed>Rail</Chip>);
    expect(screen.getByRole('button', { name: 'Rail', pressed: true })).toHaveAttribute('type', 'button');
  });

  it('may be a link that looks the same', () => {
    render(
      <>
        <Chip pressed={false}>Rail</Chip>
        <ChipLink href="/road">Road</ChipLink>
      </>,
    );
    const link = screen.getByRole('link', { name: 'Road' });
    expect(link).toHaveAttribute('href', '/road');
    expect(link).toHaveClass(screen.getByRole('button').className, { exact: true });
  });
});

describe('a field', () => {
  const email = (error?: string) => (
    <Field id="email" label="Email" error={error}>
      <Input id="email" type="email" {...invalidProps('email', error)} />
    </Field>
  );

  it('is found by its label and is silent while all is well', () => {
    render(email());
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByText(/valid/)).not.toBeInTheDocument();
  });

  it('is invalid and described by its message otherwise', () => {
    render(email('Enter a valid e-mail address'));
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid e-mail address');
  });

  it.each([
    ['textbox', <Input key="i" className="wide" defaultValue="typed" />],
    ['textbox', <Textarea key="t" className="wide" defaultValue="typed" />],
    [
      'combobox',
      <NativeSelect key="s" className="wide" defaultValue="typed">
        <option>typed</option>
      </NativeSelect>,
    ],
  ])('has a %s that keeps its value and classes', (role, control) => {
    render(control);
    expect(screen.getByRole(role)).toHaveValue('typed');
    expect(screen.getByRole(role)).toHaveClass('control', 'wide');
  });
});
