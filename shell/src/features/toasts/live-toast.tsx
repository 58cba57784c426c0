import { Toast } from '@northgate/ui/components/overlays/toast';
import type { ComponentProps } from 'react';
import type { FrameMotion } from '../../lib/motion-store';
import { dismissToast, holdToast, resumeToast, type ShownToast } from './toast-store';
import { useSwipe } from './use-swipe';

/** A toast that can be swiped away, as it is before framer-motion has come. */
export function LiveToast({ toast }: { toast: ShownToast }) {
  const { offset, handlers } = useSwipe();
  const style = offset ? { transform: `translateX(${offset}px)` } : undefined;
  return <StoredToast toast={toast} style={style} {...handlers} />;
}

interface MovingToastProps {
  toast: ShownToast;
  motion: FrameMotion;
}

/** A toast that rises from the edge, follows a swipe and leaves to the right. */
export function MovingToast({ toast, motion: { comingFrom, m } }: MovingToastProps) {
  const { offset, handlers } = useSwipe();
  return (
    <m.div
      initial={comingFrom({ opacity: 0, y: 16 })}
      animate={{ opacity: 1, y: 0, x: offset }}
      exit={{ opacity: 0, x: offset + 48, transition: { duration: 0.16 } }}
      {...(offset ? { transition: { duration: 0 } } : {})}
    >
      <StoredToast key={toast.id} toast={toast} {...handlers} />
    </m.div>
  );
}

type StoredToastProps = { toast: ShownToast } & Pick<ComponentProps<'div'>, 'style'> &
  ReturnType<typeof useSwipe>['handlers'];

/** The toast of the store: its clock stops while it is pointed at or focused. */
const StoredToast = ({ toast: { variant, title, description, action }, ...rest }: StoredToastProps) => (
  <Toast
    variant={variant}
    title={title}
    description={description}
    {...(action ? { action } : {})}
    onClose={dismissToast}
    onMouseEnter={holdToast}
    onMouseLeave={resumeToast}
    onFocus={holdToast}
    onBlur={resumeToast}
    {...rest}
  />
);
