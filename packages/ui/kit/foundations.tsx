import classes from './kit-page.module.css';

const RAMPS = ['fig', 'mulberry', 'tangerine', 'butter', 'fern', 'sky', 'vermilion'];
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const TYPE = ['hero', 'display', 'h1', 'h2', 'h3', 'body-large', 'body', 'small', 'micro'];

/** The colour ramps and the type scale. */
export const Foundations = () => (
  <section className={classes.group} aria-labelledby="foundations-title">
    <h2 id="foundations-title">Foundations</h2>
    <div className={classes.ramps}>
      {RAMPS.map((ramp) => (
        <div key={ramp} className={classes.ramp}>
          <b>{ramp}</b>
          {STEPS.map((step) => (
            <span key={step} style={{ background: `var(--${ramp}-${step})` }} title={`--${ramp}-${step}`} />
          ))}
        </div>
      ))}
    </div>
    <div className={classes.type}>
      {TYPE.map((name) => (
        <p key={name} style={{ font: `var(--type-${name})`, letterSpacing: `var(--tracking-${name}, normal)` }}>
          Wish out loud $1,284.60
        </p>
      ))}
    </div>
  </section>
);
