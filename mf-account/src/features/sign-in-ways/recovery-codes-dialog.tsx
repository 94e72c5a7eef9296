import { showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { saveAsFile } from '../../shared/save-as-file.ts';
import classes from './sign-in-ways.module.css';

/** The codes for a lost phone, told once. Closed by its button alone, so that nobody loses them by a slip. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast('Recovery codes copied');
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Your recovery codes" isDismissable={false}>
      <div className={classes.form}>
        <p className={classes.text}>
          Each opens your account once, when your app is not at hand. Keep them where nobody else finds them: they are
          not shown again.
        </p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.row}>
          <Button variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="outline" onClick={() => saveAsFile('wishbow-recovery-codes.txt', text, 'text/plain')}>
            Save as a file
          </Button>
        </div>
        <Button onClick={onClose}>I have kept them</Button>
      </div>
    </Dialog>
  );
}
