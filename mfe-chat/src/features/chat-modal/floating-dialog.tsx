import { frame } from '@northgate/contracts/frame';
import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { m, Motion, rising } from '@northgate/ui/motion/motion';
import { X } from '@northgate/ui/icons/lucide';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chatTexts } from '../../content/chat.content';
import styles from './floating-dialog.module.css';

interface FloatingDialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog in the corner that leaves the page usable. Opening moves focus into it, closing moves it back to where
 * it came from, unless the visitor has put it elsewhere. It lies outside the page's sections, in the body.
 */
export function FloatingDialog({ open, onClose, children }: FloatingDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const title = useId();

  // As layout effects: before the effects of what stands inside, and after React has put focus where it was.
  useLayoutEffect(() => {
    const node = dialog.current;
    const active = document.activeElement;
    if (open) {
      opener.current = active;
      node?.focus({ preventScroll: true });
    } else if (active === document.body || node?.contains(active)) {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    }
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };

  return createPortal(
    <Motion>
      <m.div
        {...rising(open)}
        ref={dialog}
        role="dialog"
        aria-labelledby={title}
        tabIndex={-1}
        hidden={!open}
        className={styles.dialog}
        onKeyDown={closeOnEscape}
      >
        <div className={styles.head}>
          <Text as="h2" look="h4" id={title}>
            Ask {frame().brand.company.shortName}
          </Text>
          <Button variant="plain" size="icon" aria-label={chatTexts.close} onClick={onClose}>
            <Icon of={X} />
          </Button>
        </div>
        {children}
      </m.div>
    </Motion>,
    document.body,
  );
}
