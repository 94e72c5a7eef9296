import type { DeployedBuild } from '@wishbow/contracts/deployments';
import { BuildReport } from '@wishbow/contracts/registry';
import type { BuildRow } from './build-model.ts';

export const buildView = ({
  name,
  buildId,
  report,
  uploadedAt,
  by,
  bytes,
  fileCount,
  refusal = null,
}: BuildRow): DeployedBuild => ({
  name,
  build_id: buildId,
  uploaded_at: uploadedAt.toISOString(),
  by,
  bytes,
  file_count: fileCount,
  pages: Object.keys(BuildReport.parse(JSON.parse(report)).pages),
  refusal,
});
