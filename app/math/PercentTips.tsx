const conversions = [
  ['6%', '0.06', '6 ÷ 100'],
  ['6.5%', '0.065', '6.5 ÷ 100'],
  ['0.5%', '0.005', 'half a percent'],
  ['12.5%', '0.125', '1/8'],
  ['33.33%', '0.3333', '1/3'],
  ['120%', '1.2', 'more than the whole'],
];

/** Part, total and rate; percents as decimals. */
export function PercentTips() {
  return (
    <section className="section" aria-labelledby="percents">
      <h2 id="percents">One T-bar, three calculations</h2>
      <p className="mt-3 measure">
        Most exam math has a total, a rate, and a part. Draw a T with the part on top and the total and rate below.
        Cover the one you need. If you covered the part, multiply the other two; if not, divide the part by the one
        still showing.
      </p>
      <div className="tips mt-6">
        <ul className="ruled">
          <li>
            <strong>Part = total × rate</strong>
            <br />
            $320,000 × 0.05 = $16,000
          </li>
          <li>
            <strong>Rate = part ÷ total</strong>
            <br />
            $16,000 ÷ $320,000 = 0.05, or 5%
          </li>
          <li>
            <strong>Total = part ÷ rate</strong>
            <br />
            $16,000 ÷ 0.05 = $320,000
          </li>
        </ul>
        <div className="scroll">
          <table className="ledger">
            <caption className="visually-hidden">Percents as decimals</caption>
            <thead>
              <tr>
                <th scope="col">Percent</th>
                <th scope="col">Decimal</th>
                <th scope="col">Because</th>
              </tr>
            </thead>
            <tbody>
              {conversions.map(([percent, decimal, because]) => (
                <tr key={percent}>
                  <th scope="row">{percent}</th>
                  <td>{decimal}</td>
                  <td>{because}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
