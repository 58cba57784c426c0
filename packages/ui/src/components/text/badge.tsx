import badge from '../../generated/badge.module.css';
import { cx } from '../../composition/class-names';

interface BadgeProps {
  ground: 'land' | 'dry' | 'shallow' | 'tide';
  children: string;
}

/** A short mark on a tint. */
export const Badge = ({ ground, children }: BadgeProps) => (
  <span className={cx(badge.base, badge[`ground_${ground}`])}>{children}</span>
);
