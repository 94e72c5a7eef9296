import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '@wishbow/contracts/notification-settings-contract';
import type { NotificationKind } from '@wishbow/contracts/notifications';
import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { NEWS_WORDS } from '../../shared/news-words.ts';
import type { NewsGroup } from './news-groups.ts';
import classes from './news-table.module.css';

type KindsChange = NonNullable<NotificationSettingsChange['kinds']>;
type NewsTableProps = {
  group: NewsGroup;
  settings: NotificationSettings;
  onChange: (kinds: KindsChange) => void;
};

/** Kinds of news that belong together, each with a box for the bell and one for mail. */
export function NewsTable({ group: { title, kinds }, settings, onChange }: NewsTableProps) {
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>News</VisuallyHidden>
          </th>
          <th scope="col">On Wishbow</th>
          <th scope="col">By mail</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <NewsRow key={kind} kind={kind} settings={settings} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

type NewsRowProps = Omit<NewsTableProps, 'group'> & { kind: NotificationKind };

function NewsRow({ kind, settings: { kinds, mails }, onChange }: NewsRowProps) {
  const { in_app, email } = kinds[kind];
  const words = NEWS_WORDS[kind];
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>
        <CheckboxField
          label={<VisuallyHidden>{`On Wishbow: ${words}`}</VisuallyHidden>}
          checked={in_app}
          onCheckedChange={(isOn) => onChange({ [kind]: { in_app: isOn } })}
        />
      </td>
      <td>
        <CheckboxField
          label={<VisuallyHidden>{`By mail: ${words}`}</VisuallyHidden>}
          checked={email && mails !== 'none'}
          disabled={mails === 'none'}
          onCheckedChange={(isOn) => onChange({ [kind]: { email: isOn } })}
        />
      </td>
    </tr>
  );
}
