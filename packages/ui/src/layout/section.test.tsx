import { render, screen } from '@testing-library/react';
import { Hang } from './hang';
import { Section } from './section';

describe('a section', () => {
  it('is a named region where it has a label, and an anchor where it has an id', () => {
    render(
      <Section id="services" label="Our services">
        Words
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Our services' })).toHaveAttribute('id', 'services');
  });

  it.each([
    ['normal', 'plain', 'section'],
    ['tight', 'plain', 'tight'],
    ['flush', 'plain', 'section flush'],
    ['normal', 'band', 'section band'],
    ['tight', 'ruled', 'tight ruled'],
  ] as const)('with %s space on %s ground wears %s', (space, ground, classes) => {
    render(
      <Section label="Part" space={space} ground={ground} className="own">
        Words
      </Section>,
    );
    expect(screen.getByRole('region')).toHaveClass(`${classes} own`, { exact: true });
    expect(screen.getByRole('region')).not.toHaveAttribute('data-palette');
  });

  it('stands below the first screen unless it says otherwise', () => {
    const { rerender } = render(<Section label="Part">Words</Section>);
    expect(screen.getByRole('region')).toHaveAttribute('data-late');
    rerender(
      <Section label="Part" first>
        Words
      </Section>,
    );
    expect(screen.getByRole('region')).not.toHaveAttribute('data-late');
  });

  it('on night ground wears the Night palette', () => {
    render(
      <Section label="Part" ground="night">
        Words
      </Section>,
    );
    expect(screen.getByRole('region')).toHaveAttribute('data-palette', 'night');
  });
});

describe('a hanging heading', () => {
  it('stands before its content', () => {
    const { container } = render(<Hang title="Heading">Content</Hang>);
    expect(container).toHaveTextContent(/^HeadingContent$/);
    expect(screen.getByRole('heading').parentElement).toHaveClass('head');
  });
});
