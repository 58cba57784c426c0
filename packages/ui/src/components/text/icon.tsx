import type { IconDrawing } from '../../icons/icon-drawing';

interface IconProps {
  of: IconDrawing;
  size?: number;
}

/** A control's icon: 20 px, stroke 1.75, the colour of its text, silent for screen readers. */
export function Icon({ of: drawing, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.map((shape, index) => {
        if (typeof shape === 'string') return <path key={index} d={shape} />;
        const [Shape, attributes] = shape;
        return <Shape key={index} {...attributes} />;
      })}
    </svg>
  );
}
