import { dataExportContract } from '@wishbow/contracts/data-export-contract';
import { showToast, useChange } from '@wishbow/platform';
import { saveAsFile } from '../../shared/save-as-file.ts';

/** Fetches everything the site holds of the person, and hands it over as a file. */
export function useExportData(username: string) {
  return useChange(dataExportContract.exportData, () => ({}), {
    onSuccess: (exported) => {
      saveAsFile(`wishbow-${username}.json`, JSON.stringify(exported, null, 2));
      showToast('Your data is in your downloads');
    },
  });
}
