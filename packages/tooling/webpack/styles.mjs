import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ROOT } from './workspace.mjs';

/** CSS Modules under names that carry their owner, plain sheets (tokens, fonts) as they are. */
export function styleRules({ owner, isDevelopment }) {
  const modules = classNames({ owner, isDevelopment });
  // Sheets lie at the top of the build folder, beside the files they name: their addresses hold no build id.
  const extract = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } };
  return [
    {
      test: /\.css$/,
      sideEffects: true,
      oneOf: [
        { test: /\.module\.css$/, use: [extract, { loader: 'css-loader', options: { modules } }] },
        { use: [extract, 'css-loader'] },
      ],
    },
  ];
}

/** How the classes of CSS Modules are called, as options of css-loader. */
export function classNames({ owner, isDevelopment }) {
  return {
    localIdentName: isDevelopment ? `${owner}__[name]__[local]` : `${owner}_[hash:base64:5]`,
    localIdentContext: ROOT,
    exportLocalsConvention: 'as-is',
    namedExport: false,
  };
}

/** `mf-social` -> `social`: the prefix of its class names. */
export function shortName(name) {
  return name.replace(/^mf-/, '');
}

export function stylePlugin({ isDevelopment, ignoresOrder = false }) {
  const name = isDevelopment ? '[name].css' : '[name].[contenthash:8].css';
  return new MiniCssExtractPlugin({ filename: name, chunkFilename: name, ignoreOrder: ignoresOrder });
}
