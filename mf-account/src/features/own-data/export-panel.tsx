import { Button } from '@wishbow/ui/button';
import { Download } from 'lucide-react';
import classes from '../../shared/stacked-form.module.css';
import { useExportData } from './use-export-data.ts';

/** A copy of everything the person has told us. */
export function ExportPanel({ username }: { username: string }) {
  const exportData = useExportData(username);
  return (
    <section className={classes.form} aria-labelledby="export">
      <h2 id="export">Download your data</h2>
      <p className={classes.text}>
        Profile, address, lists and wishes, people, orders, Llama Bucks, activity, notification settings and sessions,
        in one JSON file.
      </p>
      <Button
        variant="outline"
        icon={<Download />}
        isLoading={exportData.isPending}
        onClick={() => exportData.mutate()}
      >
        Download
      </Button>
    </section>
  );
}
