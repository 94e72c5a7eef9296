import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './dialog.module.css';
import { keepKeyboardScroll } from './keyboard-scroll.ts';

type PopupProps = ComponentProps<typeof BaseDialog.Popup>;

export type DialogProps = {
  /** Whether it is open. Always controlled; keep the dialog mounted while closed, so that it can leave gracefully. */
  isOpen: boolean;
  /** Called with false for Escape, the close button and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The accessible name, and the heading unless `header` replaces it. */
  title: string;
  /** What the header shows instead of the title, for instance "From Theo's list". */
  header?: ReactNode;
  /** Small controls before the close button. */
  headerActions?: ReactNode;
  /** Largest width on a desktop: `form` 560 px (default), `checkout` 960 px, `item` 1060 px. A phone shows a full sheet. */
  size?: 'form' | 'checkout' | 'item' | undefined;
  /** The bar at the bottom that stays in sight, usually the buttons. */
  footer?: ReactNode;
  /** The body; scrolls on its own between header and footer. */
  children: ReactNode;
  /** Leaves out the padding around the body, for bodies with own columns. Default false. */
  isFlush?: boolean | undefined;
  /** Whether a press outside closes it. Default true; false while something half-typed would be lost. */
  isDismissable?: boolean | undefined;
  /** Where the focus goes on opening. Default: the first field of a form, otherwise (and on touch, to keep the keyboard shut) the title. */
  initialFocus?: PopupProps['initialFocus'];
  /** Where the focus returns on closing. Default: the element that had it before. */
  finalFocus?: PopupProps['finalFocus'];
  /** The name of the close button. Default "Close". */
  closeLabel?: string | undefined;
};

const FIELD = 'input:not([type="hidden"]), select, textarea';

/**
 * A modal dialog: centred on a desktop, a full-height sheet on a phone. Traps focus, locks the page behind, and dims it
 * together with the dialogs below.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  header,
  headerActions,
  size = 'form',
  footer,
  children,
  isFlush = false,
  isDismissable = true,
  initialFocus,
  finalFocus,
  closeLabel = 'Close',
}: DialogProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const takeBody = useCallback((body: HTMLDivElement | null) => {
    bodyRef.current = body;
    return keepKeyboardScroll(body);
  }, []);
  const firstField = () => (size === 'form' ? bodyRef.current?.querySelector<HTMLElement>(FIELD) : undefined);
  const defaultFocus: PopupProps['initialFocus'] = (openedBy) =>
    (openedBy === 'touch' ? undefined : firstField()) ?? titleRef.current;

  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open, { reason }) => {
        if (reason !== 'escape-key' || isOnTop(popupRef.current)) onOpenChange(open);
      }}
      disablePointerDismissal={!isDismissable}
    >
      <BaseDialog.Portal className={classes.layer}>
        <BaseDialog.Backdrop forceRender className={classes.scrim} />
        <BaseDialog.Viewport className={classes.viewport}>
          <BaseDialog.Popup
            ref={popupRef}
            className={classes.dialog}
            data-size={size}
            initialFocus={initialFocus ?? defaultFocus}
            finalFocus={finalFocus}
          >
            <div className={classes.header}>
              {header && <div className={classes.headline}>{header}</div>}
              <BaseDialog.Title ref={titleRef} tabIndex={-1} className={header ? classes.hiddenTitle : classes.title}>
                {title}
              </BaseDialog.Title>
              {headerActions}
              <BaseDialog.Close render={<IconButton label={closeLabel} icon={<X />} />} />
            </div>
            <div ref={takeBody} className={classes.body} data-flush={isFlush || undefined}>
              {children}
            </div>
            {footer && <div className={classes.footer}>{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Dialogs of several parts know nothing of each other, so each would take an Escape for its own. */
const isOnTop = (popup: HTMLElement | null): boolean =>
  popup === [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
