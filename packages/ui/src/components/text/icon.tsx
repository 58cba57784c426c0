import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  size?: number;
}

/** A control's icon: 20 px, stroke 1.75, the colour of its text, silent for screen readers. */
export function Icon({ of: Glyph, size = 20 }: IconProps) {
  return <Glyph size={size} strokeWidth={1.75} aria-hidden="true" />;
}
